import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Puts the focus into the field that the address names. */
export function useHashFocus(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash.slice(1))
    if (place?.matches('input, textarea, select')) place.focus()
  }, [hash])
}
