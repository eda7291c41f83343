/** Loads a new document where `isNeeded`, because the CSP belongs to the document, which the router would keep. */
export function loadDocuments(isNeeded: (path: string) => boolean): void {
  // Capture: before the router, which then leaves it to the browser.
  const leave = (event: Event, url: URL | undefined) => {
    if (url && isOtherPage(url) && isNeeded(url.pathname)) event.stopImmediatePropagation()
  }
  window.addEventListener('click', (event) => leave(event, pressedLink(event)), true)
  window.addEventListener('submit', (event) => leave(event, formAddress(event)), true)
}

function pressedLink(event: MouseEvent): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return undefined
  return link.target === '' && !link.hasAttribute('download') ? new URL(link.href) : undefined
}

function formAddress({ target }: SubmitEvent): URL | undefined {
  const isGetForm = target instanceof HTMLFormElement && target.method === 'get'
  return isGetForm ? new URL(target.action) : undefined
}

function isOtherPage({ origin, pathname, search }: URL): boolean {
  const here = window.location
  const isFile = pathname.slice(pathname.lastIndexOf('/')).includes('.')
  const isHere = pathname === here.pathname && search === here.search
  return origin === here.origin && !isFile && !isHere
}
