#!/usr/bin/env python3
"""Runs an "alcw/1" workload on kiwi through its Python wrapper (pip install kiwisolver).

usage: run_kiwi.py FILE [REPS] [--dump OUT]

The wrapper adds less than a microsecond a call.
"""
import json, sys, time
import kiwisolver as kw


def weight(p):
    return round(64 * 10 ** (6 * p / 1000)) / 64


class Run:
    def __init__(self, d):
        self.d = d
        self.s = kw.Solver()
        self.v = [kw.Variable() for _ in range(d["nvars"])]
        self.k = [c[2] for c in d["constraints"]]
        self.c = [None] * len(self.k)

    def make(self, i):
        op, p, _, t = self.d["constraints"][i]
        e = kw.Expression([kw.Term(self.v[t[j]], t[j + 1]) for j in range(0, len(t), 2)], self.k[i])
        self.c[i] = kw.Constraint(e, op, "required" if p >= 1000 else weight(p))
        return self.c[i]

    def build(self):
        s, d = self.s, self.d
        for v in d["nonneg"]:
            s.addConstraint(self.v[v] >= 0)
        for v, p, x in d["edits"]:
            s.addEditVariable(self.v[v], 5e8)
            s.suggestValue(self.v[v], x)
        for i in range(d["initial"]):
            s.addConstraint(self.make(i))
        s.updateVariables()

    def play(self, ops):
        s = self.s
        for o in ops:
            if o[0] == "suggest":
                s.suggestValue(self.v[o[1]], o[2])
            elif o[0] == "const":
                s.removeConstraint(self.c[o[1]])
                self.k[o[1]] = o[2]
                s.addConstraint(self.make(o[1]))
            elif o[0] == "remove":
                s.removeConstraint(self.c[o[1]])
            elif o[0] == "add":
                s.addConstraint(self.make(o[1]))
            else:
                s.updateVariables()

    def dump(self, path):
        with open(path, "w") as f:
            f.writelines("%.6f\n" % v.value() for v in self.v)


def main():
    a = [x for x in sys.argv[1:]]
    out = None
    if "--dump" in a:
        i = a.index("--dump")
        out = a[i + 1]
        del a[i:i + 2]
    d = json.load(open(a[0]))
    reps = int(a[1]) if len(a) > 1 else 3
    best = 1e9
    for _ in range(reps):
        r = Run(d)
        t = time.process_time()
        r.build()
        best = min(best, time.process_time() - t)
    print(f"{d['name']} n={d['n']} build {best * 1e6:.1f} us")
    if out:
        r.dump(out)
    for p in d["phases"]:
        best = 1e9
        for _ in range(reps):
            t = time.process_time()
            r.play(p["ops"])
            best = min(best, time.process_time() - t)
        n = sum(o[0] == "solve" for o in p["ops"])
        print(f"{d['name']} n={d['n']} {p['name']} {best * 1e6:.1f} us {best * 1e6 / max(1, n):.2f} us/solve")
        if out:
            r.dump(out + "." + p["name"])


if __name__ == "__main__":
    main()
