// Measures each line of a file with Pango in Inter at 17 points, a kept layout for all of them, and
// prints the least time of a line in nanoseconds.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

int main(int count, char **words) {
  if (count < 3) return 64;
  FILE *file = fopen(words[1], "r");
  if (!file) return 2;
  static char lines[1000][256];
  int number = 0;
  while (number < 1000 && fgets(lines[number], 256, file)) {
    lines[number][strcspn(lines[number], "\n")] = 0;
    if (lines[number][0]) number++;
  }
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_from_string("Inter 17");
  pango_layout_set_font_description(layout, font);
  double least = 1e18;
  long sum = 0;
  for (int round = 0; round < atoi(words[2]); round++) {
    double start = now();
    for (int index = 0; index < number; index++) {
      int width, height;
      pango_layout_set_text(layout, lines[index], -1);
      pango_layout_get_size(layout, &width, &height);
      sum += width;
    }
    double time = now() - start;
    if (time < least) least = time;
  }
  printf("pango %f\nsum %ld\n", least / number, sum);
  return 0;
}
