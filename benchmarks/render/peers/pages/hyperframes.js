/** Runs in HyperFrames' page: one player of all scenes, which its adapter of lottie-web seeks. */
const { lottie, film } = window;
// its adapter would seek the players of all scenes by the time of the film
window.lottie = undefined;

const scenes = film.scenes.map(({ animation, startFrame, durationFrames }, index) => {
  const container = document.getElementById(`scene-${index}`);
  const options = { renderer: 'svg', loop: false, autoplay: false, animationData: animation };
  return { startFrame, durationFrames, container, player: lottie.loadAnimation({ container, ...options }) };
});

function show(frame) {
  for (const { startFrame, durationFrames, container, player } of scenes) {
    const isShown = frame >= startFrame && frame < startFrame + durationFrames;
    container.style.display = isShown ? 'block' : 'none';
    if (isShown) player.goToAndStop(frame - startFrame, true);
  }
}

window.__hfLottie = [
  {
    frameRate: 30,
    totalFrames: film.durationFrames,
    loop: false,
    pause: () => undefined,
    play: () => undefined,
    goToAndStop: (value, isFrame) => show(Math.round(isFrame ? value : (value * 30) / 1000)),
  },
];
show(0);
