import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

import { blockAddress, panelAddress, visitsAddress } from '#app/leads/visits/visit-address.ts'
import { lettersAreOn } from '#app/lib/text/letter-keys.ts'
import { pressedKey } from '#app/lib/text/pressed-key.ts'

import { dayAfter } from './visit-day.ts'

type DayKeysOptions = { day: string; today: string; open: string | undefined }

/** T is today, arrows change the day, N adds a visit, Escape closes; off while typing or switched off. */
export function useDayKeys({ day, today, open }: DayKeysOptions): void {
  const navigate = useNavigate()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event)) return
    const key = pressedKey(event)
    if (key !== 'escape' && !lettersAreOn()) return
    if (document.querySelector('dialog[open]')) return
    const to = addressOf(key, { day, today, open })
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

function addressOf(key: string, { day, today, open }: DayKeysOptions): string | undefined {
  if (key === 'arrowleft') return visitsAddress(dayAfter(day, -1))
  if (key === 'arrowright') return visitsAddress(dayAfter(day, 1))
  if (key === 'escape') return open === undefined ? visitsAddress(day) : blockAddress(day, open)
  if (key === 't') return visitsAddress(today)
  return key === 'n' ? panelAddress(day, { lead: '' }) : undefined
}

/** A focused wide day scrolls by its arrow keys. */
function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('input, select, textarea') !== null || target.matches('.visit-day')
}
