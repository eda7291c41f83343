import { useEffect, useEffectEvent, useRef, type ReactNode, type SubmitEvent } from 'react'

import { isChanged } from '#app/ui/forms/form-defaults.ts'

import { calculatorPath, type Calculator } from './calculators.ts'

/** How long typing rests before the result follows, in milliseconds. */
const REST = 300

type CalculatorFormProps = {
  slug: Calculator['slug']
  heading: string
  /** Hears what is typed, as a query. */
  onQuery: (query: string) => void
  children: ReactNode
}

/**
 * A form whose state is the page's address. Without script it is a plain GET; with it the result
 * follows as one types. While typing, empty fields stay out of the address, so that they are not
 * called missing before somebody has come to them; the button sends them all.
 */
export function CalculatorForm({ slug, heading, onQuery, children }: CalculatorFormProps) {
  const path = calculatorPath({ slug })
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number | undefined>(undefined)

  function follow(fields: URLSearchParams) {
    window.clearTimeout(timer.current)
    const query = fields.size > 0 ? `?${fields}` : ''
    window.history.replaceState(null, '', path + query)
    onQuery(query)
  }

  function onInput() {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      if (form.current) follow(answered(fieldsOf(form.current)))
    }, REST)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    follow(fieldsOf(event.currentTarget))
  }

  const catchUp = useEffectEvent(() => {
    if (form.current && isChanged(form.current)) onInput()
  })
  // Somebody may have typed before this script came.
  useEffect(() => catchUp(), [])

  return (
    <form
      ref={form}
      className="enquiry calculator-form"
      method="get"
      action={path}
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      aria-labelledby="calc-heading"
    >
      <h2 id="calc-heading">{heading}</h2>
      {children}
      <button className="button button--wide" type="submit">
        Calculate
      </button>
    </form>
  )
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

function answered(fields: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...fields].filter(([, value]) => value.trim() !== ''))
}
