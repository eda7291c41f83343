/** Leaves no transition to a page that takes none: Chromium reports an error there. */
export function skipTransitions(): void {
  window.addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (viewTransition && !takesPicture(activation?.entry?.url)) viewTransition.skipTransition()
  })
}

/** Lists and the projects of this page's cards. */
function takesPicture(address: string | null | undefined): boolean {
  const { pathname } = new URL(address ?? '', location.href)
  const card = `.card a[href="${pathname}"]`
  return /^\/(projects|city\/.*)?$/.test(pathname) || document.querySelector(card) !== null
}
