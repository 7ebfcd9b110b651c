// Reads the boxes of text and controls of a page.
function () {
  return [];
}
