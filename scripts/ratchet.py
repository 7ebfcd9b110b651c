"""Counts of a check's faults, for checks that were introduced when the project had many.

A file beside the check has the number of faults that each source may still have, which may only fall.
"""

import sys


def run(check, left, found, header):
    """Compares, lists (`--list`) or writes (`--write`) the counts; exits with an error if one has grown.

    check: the script's name; left: the path of the file with the counts; found: the faults of each file, as pairs
    of line number and message; header: the comment at the beginning of the file."""
    counts = {}
    if left.exists():
        for line in left.read_text().splitlines():
            if line and not line.startswith("#"):
                count, name = line.split(" ", 1)
                counts[name] = int(count)
    grown = sorted(name for name in found if len(found[name]) > counts.get(name, 0))
    if "--list" in sys.argv:
        tell(found, sorted(found))
    elif "--write" in sys.argv:
        if counts and grown:
            sys.exit(f"{check}: these files have more than before: {', '.join(grown)}")
        left.write_text(
            "".join(f"# {line}\n" for line in header)
            + "".join(f"{len(faults)} {name}\n" for name, faults in sorted(found.items())))
    else:
        tell(found, grown)
        fallen = any(len(found.get(name, [])) < count for name, count in counts.items())
        if fallen:
            print(f"{check}: fewer faults are left than scripts/{left.name} allows; run scripts/{check} --write")
        sys.exit(1 if grown or fallen else 0)


def tell(found, names):
    for name in names:
        for line, fault in found[name]:
            print(f"{name}:{line}: {fault}")
