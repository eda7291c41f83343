import { Icon } from '#app/ui/media/icon.tsx'

/** The way to the shortlist, once something is on it; its room is kept before. */
export function ShortlistLink() {
  return (
    <a className="header-shortlist header-shortlist--none" href="/shortlist">
      <Icon name="heart" />
      <span>Shortlist</span> <b>0</b>
    </a>
  )
}
