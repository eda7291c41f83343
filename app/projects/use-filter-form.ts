import { useEffect, useRef, type FocusEvent, type InputEvent, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

import type { AskedFilter } from './project-filter.ts'

/** How long a visitor may pause while typing before the list follows, in milliseconds. */
const PAUSE = 300

/** With script the list follows the form: choices at once, words after a pause, amounts when they are done. */
export function useFilterForm(filter: AskedFilter) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef(0)
  const navigate = useNavigate()

  useEffect(() => {
    if (form.current) showFilter(form.current, filter)
  }, [filter])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  function follow(replace: boolean) {
    window.clearTimeout(timer.current)
    if (!form.current) return
    const params = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim())
    }
    const query = params.size > 0 ? `?${params}` : ''
    void navigate(`/projects${query}`, { replace, preventScrollReset: true })
  }

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return follow(false)
    if (target.name !== 'q') return
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => follow(true), PAUSE)
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value } = target
    if ((name === 'min' || name === 'max') && value.trim() !== filter.typed[name]) follow(true)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    follow(false)
  }

  return { form, onInput, onBlur, onSubmit }
}

/** After a link or the browser's Back the fields say what the list shows; a field being typed in is left alone. */
function showFilter(form: HTMLFormElement, filter: AskedFilter): void {
  const texts: Record<string, string | undefined> = { ...filter.typed, q: filter.text }
  const choices: Record<string, string | undefined> = {
    city: filter.city,
    developer: filter.developer,
    status: filter.status,
    sort: filter.sort,
  }
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = choices[control.name] ?? ''
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'checkbox') {
      control.checked = filter.bedrooms.some((count) => String(count) === control.value)
    } else if (control.name in texts && control !== document.activeElement) {
      control.value = texts[control.name] ?? ''
    }
  }
}
