import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

import { visitsAddress } from './visit-address.ts'
import { dayAfter } from './visit-day.ts'

/** T for today, the arrows for the days beside, N for a new visit; nothing while somebody types. */
export function useDayKeys(day: string, today: string): void {
  const navigate = useNavigate()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event)) return
    const to = addressOf(event.key, day, today)
    if (to === undefined) return
    event.preventDefault()
    void navigate(to)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function addressOf(key: string, day: string, today: string): string | undefined {
  if (key === 'ArrowLeft') return visitsAddress(dayAfter(day, -1))
  if (key === 'ArrowRight') return visitsAddress(dayAfter(day, 1))
  if (key === 't' || key === 'T') return visitsAddress(today)
  return key === 'n' || key === 'N' ? `${visitsAddress(day, { lead: '' })}#visit` : undefined
}

/** In a field a letter is a letter; where a wide day itself has the focus, arrows scroll it. */
function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('input, select, textarea') !== null || target.matches('.visit-day')
}
