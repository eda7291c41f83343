import { Icon } from '#app/ui/media/icon.tsx'

/** Hands a page of this site on; `sharing.ts` hears it. `path` is the page's, `title` what it is called. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <button className="action scripted" type="button" data-share={path} data-title={title}>
      <Icon name="share" />
      Share
    </button>
  )
}
