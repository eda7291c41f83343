import { shortlistLimits } from './shortlist.ts'
import { onShortlistChange, shortlisted, toggleShortlisted } from './shortlist-store.ts'

export function watchShortlist(): void {
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-shortlist]') : null
    const slug = heart?.dataset['shortlist']
    if (slug !== undefined) toggleShortlisted(slug)
  })
  onShortlistChange(markShortlisted)
  // Another tab may have changed the list while this page was in the back-forward cache.
  window.addEventListener('pageshow', markShortlisted)
  markShortlisted()
}

/** Call it after adding cards to the page. */
export function markShortlisted(): void {
  const slugs = shortlisted()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-shortlist]')) {
    heart.setAttribute('aria-pressed', String(slugs.includes(heart.dataset['shortlist'] ?? '')))
  }
  const query =
    slugs.length > 1 ? `?compare=${slugs.slice(0, shortlistLimits.compared).join()}` : ''
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.header-shortlist')) {
    link.href = `/shortlist${query}`
    link.classList.toggle('header-shortlist--none', slugs.length === 0)
    const count = link.querySelector('b')
    if (count) count.textContent = String(slugs.length)
  }
}
