import { Link } from 'react-router'

import { Icon } from '#app/ui/icon.tsx'

import { useShortlist } from './use-shortlist.ts'

/** The way to the shortlist, once something is on it; its room is kept before. */
export function ShortlistLink() {
  const count = useShortlist()?.length ?? 0
  return (
    <Link
      className={count > 0 ? 'header-shortlist' : 'header-shortlist header-shortlist--none'}
      to="/shortlist"
    >
      <Icon name="heart" />
      <span>Shortlist</span> <b>{count}</b>
    </Link>
  )
}
