/** jsdom draws nothing and knows no width: a test says which one it means. */
export function setScreenWidth(width: number) {
  const isFrom = (media: string) => width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? 0);
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.startsWith('not all') ? !isFrom(media) : isFrom(media),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }) as MediaQueryList;
}
