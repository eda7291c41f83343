import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'

/** How long typing rests before the result follows, in milliseconds. */
const REST = 300

/**
 * A form whose state is the page's address. Without script it is a plain GET; with it the result
 * follows as one types. While typing, empty fields stay out of the address, so that they are not
 * called missing before somebody has come to them; the button sends them all.
 */
export function CalculatorForm({ heading, children }: { heading: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const submit = useSubmit()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  function onInput(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const options = { method: 'get', action: pathname, replace: true } as const
      const still = { preventScrollReset: true, defaultShouldRevalidate: false }
      void submit(answeredFields(form), { ...options, ...still })
    }, REST)
  }
  return (
    <Form
      className="enquiry calculator-form"
      method="get"
      action={pathname}
      replace
      preventScrollReset
      defaultShouldRevalidate={false}
      noValidate
      onInput={onInput}
      onSubmit={() => window.clearTimeout(timer.current)}
      aria-labelledby="calc-heading"
    >
      <h2 id="calc-heading">{heading}</h2>
      {children}
      <button className="button button--wide" type="submit">
        Calculate
      </button>
    </Form>
  )
}

function answeredFields(form: HTMLFormElement): URLSearchParams {
  const answered = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') answered.append(name, value)
  }
  return answered
}
