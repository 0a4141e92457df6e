/** jsdom draws nothing and knows no width: a test says which one it means. */
export function setScreenWidth(width: number) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? 0),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }) as MediaQueryList;
}
