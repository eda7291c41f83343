import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { focusPlace, isFocusLost } from '#app/ui/focus/focus-place.ts'

type LeftFrom = { href: string; nth: number }

/** Moves the focus after a navigation as a document load does: to the target, the main heading or, after Back, the link used. */
export function Arrival() {
  const { pathname, hash, key } = useLocation()
  const way = useNavigationType()
  const before = useRef({ pathname, hash })
  const left = useRef(new Map<string, LeftFrom>())

  useEffect(() => {
    const { pathname: lastPath, hash: lastHash } = before.current
    before.current = { pathname, hash }
    const named = document.getElementById(hash.slice(1))
    if (lastPath === pathname) {
      // Keeps the focus on a link that stays.
      const isLost = lastHash !== hash && isFocusLost()
      return isLost && named ? focusPlace(named) : undefined
    }
    if (way === NavigationType.Pop && focusLink(left.current.get(key))) return
    if (focusPart(lastPath, pathname)) return
    const place = named ?? find('[data-arrival]') ?? find('main h1')
    if (place) focusPlace(place)
  }, [pathname, hash, key, way])

  useEffect(() => {
    const places = left.current
    const remember = ({ target }: FocusEvent) => {
      const href = target instanceof HTMLAnchorElement ? target.getAttribute('href') : null
      if (href === null) places.delete(key)
      else places.set(key, { href, nth: linksTo(href).findIndex((link) => link === target) })
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [key])

  return null
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}

/** After leaving a part of a page, such as a lead, the focus returns to its link. */
function focusPart(part: string, whole: string): boolean {
  if (!part.startsWith(`${whole}/`)) return false
  const links = [`main a[href="${CSS.escape(part)}"]`, `main a[href^="${CSS.escape(part)}?"]`]
  const link = document.querySelector<HTMLElement>(links.join())
  link?.focus({ preventScroll: true })
  return link !== null
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)]
}

/** False for a link in a closed menu. */
function focusLink(place: LeftFrom | undefined): boolean {
  const link = place && linksTo(place.href)[place.nth]
  link?.focus({ preventScroll: true })
  return link !== undefined && link === document.activeElement
}
