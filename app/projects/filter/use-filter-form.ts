import { useEffect, useRef, type FocusEvent, type InputEvent, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

import type { AskedFilter } from './project-filter.ts'

/** How long a visitor may pause while typing before the list follows, in milliseconds. */
const PAUSE = 300

/** With script the list follows the form: choices at once, words after a pause, amounts when they are done. */
export function useFilterForm(filter: AskedFilter) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef(0)
  const typing = useRef<Typing>(undefined)
  const navigate = useNavigate()

  useEffect(() => {
    if (typing.current) typing.current.isAnswered = true
    if (form.current) showFilter(form.current, filter, typing.current !== undefined)
  }, [filter])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  function follow(replace: boolean) {
    window.clearTimeout(timer.current)
    if (!form.current) return
    const { q, others } = asked(form.current)
    const params = new URLSearchParams([...q, ...(typing.current?.others ?? others)])
    if (typing.current) typing.current.isAnswered = false
    const query = params.size > 0 ? `?${params}` : ''
    void navigate(`/projects${query}`, { replace, preventScrollReset: true })
  }

  function onInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') {
      typing.current = undefined
      return follow(false)
    }
    if (target.name !== 'q') return
    typing.current ??= { others: asked(currentTarget).others, isAnswered: false }
    typing.current.isAnswered = false
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => follow(true), PAUSE)
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value } = target
    if ((name === 'min' || name === 'max') && value.trim() !== filter.typed[name]) follow(true)
    if (name !== 'q' || !typing.current) return
    // Until the list has answered, the field keeps what is typed, so that nothing of it is lost.
    if (typing.current.isAnswered) target.value = filter.text
    typing.current = undefined
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    follow(false)
    typing.current = undefined
  }

  return { form, onInput, onBlur, onSubmit }
}

/**
 * Words that are being typed: until they are done, each list follows from all of them and from what was
 * chosen before, so that a word that was understood can still become another.
 */
type Typing = {
  others: [string, string][]
  /** The list shows what the field says. */
  isAnswered: boolean
}

function asked(form: HTMLFormElement) {
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  return {
    q: entries.filter(([name]) => name === 'q'),
    others: entries.filter(([name]) => name !== 'q'),
  }
}

/** After a link or the browser's Back the fields say what the list shows; a field being typed in is left alone. */
function showFilter(form: HTMLFormElement, filter: AskedFilter, isTyping: boolean): void {
  const texts: Record<string, string | undefined> = { ...filter.typed, q: filter.text }
  const choices: Record<string, string | undefined> = {
    city: filter.city,
    developer: filter.developer,
    status: filter.status,
    sort: filter.sort,
  }
  const ticked: Record<string, readonly string[] | undefined> = {
    bedrooms: filter.bedrooms.map(String),
    near: filter.near,
  }
  const isLeftAlone = (control: Element) =>
    control === document.activeElement && (isTyping || control.getAttribute('name') !== 'q')
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = choices[control.name] ?? ''
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'checkbox') {
      control.checked = ticked[control.name]?.includes(control.value) ?? false
    } else if (control.name in texts && !isLeftAlone(control)) {
      control.value = texts[control.name] ?? ''
    }
  }
}
