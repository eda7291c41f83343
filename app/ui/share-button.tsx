import { Icon } from './icon.tsx'
import { showToast } from './toast.tsx'

/** Hands a page of this site on: by the device's own sheet, else by copying its address. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  async function share() {
    const url = new URL(path, window.location.origin).href
    if ('share' in navigator) return navigator.share({ title, url })
    await window.navigator.clipboard.writeText(url)
    showToast({ id: 'share', kind: 'success', text: 'Link copied' })
  }
  return (
    <button className="action scripted" type="button" onClick={() => void share().catch(explain)}>
      <Icon name="share" />
      Share
    </button>
  )
}

function explain(error: unknown): void {
  // Somebody closed the sheet.
  if (error instanceof DOMException && error.name === 'AbortError') return
  const text = 'The link could not be copied. It stands in the address bar.'
  showToast({ id: 'share', kind: 'error', text })
}
