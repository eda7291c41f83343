export function watchSharing(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
    if (button) share(button.dataset).catch(explain)
  })
}

async function share({ share: path = '', title = '' }: DOMStringMap): Promise<void> {
  const url = new URL(path, window.location.origin).href
  if ('share' in navigator) return navigator.share({ title, url })
  await window.navigator.clipboard.writeText(url)
  return notify('success', 'Link copied')
}

function explain(error: unknown): Promise<void> | undefined {
  // The visitor closed the share sheet.
  if (error instanceof DOMException && error.name === 'AbortError') return undefined
  return notify('error', 'Copy the link from the address bar.')
}

/** Falls back to `alert` where toasts do not load. */
function notify(kind: 'error' | 'success', text: string): Promise<void> {
  return import('#app/ui/feedback/public-toast.ts').then(
    ({ showToast }) => showToast({ id: 'share', kind, text }),
    () => alert(text),
  )
}
