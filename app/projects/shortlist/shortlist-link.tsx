import { Icon } from '#app/ui/media/icon.tsx'

/** Hidden while the shortlist is empty; its space is reserved. */
export function ShortlistLink() {
  return (
    <a className="header-shortlist header-shortlist--none" href="/shortlist">
      <Icon name="heart" />
      <span>Shortlist</span> <b>0</b>
    </a>
  )
}
