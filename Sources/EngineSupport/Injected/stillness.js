// Finds the activity of a document, for the observer.
// Each function returns the name of an activity, followed by a space and the URL if it has one, or ''.
(timersEvent, longestAnimation) => {
  const hasTimer = elapsed => !dispatchEvent(
    new UIEvent(timersEvent, { cancelable: true, detail: elapsed }));
  const isMoving = () => document.getAnimations().some(animation => {
    if (animation.playState !== 'running') return false;
    const end = animation.effect?.getComputedTiming().endTime ?? Infinity;
    const left = (end - (animation.currentTime ?? 0)) / Math.abs(animation.playbackRate || 1);
    return Number.isFinite(left) && left <= longestAnimation;
  });
  const pendingImage = () => [...document.images].find(image =>
    !image.complete && image.loading !== 'lazy');
  // Animations in a frame are ignored, because embedded content may animate forever.
  const ofFrame = elapsed => {
    if (document.fonts.status !== 'loaded') return 'font';
    return hasTimer(elapsed) ? 'timer' : '';
  };
  const ofPage = elapsed => {
    const image = pendingImage();
    if (image) return `image ${image.currentSrc || image.src}`;
    return isMoving() ? 'animation' : ofFrame(elapsed);
  };
  return { ofFrame, ofPage };
}
