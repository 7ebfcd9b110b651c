// Builds a tree of Yoga nodes, lays it out and frees it; returns the least seconds of some rounds.
//
// It is loaded into a Python process that has loaded Yoga's own library (pip install pyyoga).
#include <stddef.h>
#include <time.h>

typedef struct YGNode *YGNodeRef;
extern YGNodeRef YGNodeNew(void);
extern void YGNodeFreeRecursive(YGNodeRef node);
extern void YGNodeInsertChild(YGNodeRef node, YGNodeRef child, size_t index);
extern void YGNodeStyleSetFlexDirection(YGNodeRef node, int direction);
extern void YGNodeStyleSetWidth(YGNodeRef node, float width);
extern void YGNodeStyleSetHeight(YGNodeRef node, float height);
extern void YGNodeStyleSetPadding(YGNodeRef node, int edge, float padding);
extern void YGNodeStyleSetMargin(YGNodeRef node, int edge, float margin);
extern void YGNodeStyleSetFlexGrow(YGNodeRef node, float grow);
extern void YGNodeCalculateLayout(YGNodeRef node, float width, float height, int direction);
extern float YGNodeLayoutGetWidth(YGNodeRef node);

enum { column = 0, row = 2, every_edge = 8, left_to_right = 1 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

double yoga_tree(
    int count, const int *parents, const int *rows, const float *widths, const float *heights,
    int rounds) {
  static YGNodeRef nodes[100000];
  static int children[100000];
  double least = 1e9;
  for (int round = 0; round < rounds; round++) {
    double start = now();
    for (int index = 0; index < count; index++) {
      YGNodeRef node = nodes[index] = YGNodeNew();
      children[index] = 0;
      YGNodeStyleSetFlexDirection(node, rows[index] ? row : column);
      if (widths[index] >= 0) {
        YGNodeStyleSetWidth(node, widths[index]);
        YGNodeStyleSetHeight(node, heights[index]);
        YGNodeStyleSetMargin(node, every_edge, 4);
      } else {
        YGNodeStyleSetPadding(node, every_edge, 8);
        YGNodeStyleSetFlexGrow(node, 1);
      }
      int parent = parents[index];
      if (parent >= 0) YGNodeInsertChild(nodes[parent], node, children[parent]++);
    }
    YGNodeCalculateLayout(nodes[0], 393, 852, left_to_right);
    if (!(YGNodeLayoutGetWidth(nodes[0]) > 0)) return -1;
    YGNodeFreeRecursive(nodes[0]);
    double time = now() - start;
    if (time < least) least = time;
  }
  return least;
}
