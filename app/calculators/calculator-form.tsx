import { useEffect, useEffectEvent, useRef, type ReactNode, type SubmitEvent } from 'react'

import { isChanged } from '#app/ui/forms/form-defaults.ts'

import { calculatorPath, type Calculator } from './calculators.ts'

/** Milliseconds of rest before the result updates. */
const REST = 300

type CalculatorFormProps = {
  slug: Calculator['slug']
  heading: string
  /** Every field opens with a value, so that an empty one counts as missing at once. */
  isFilledIn?: boolean
  onQuery: (query: string) => void
  children: ReactNode
}

/** A form whose state is the address, without script a plain GET; while typing, empty fields stay out, so that none counts as missing. */
export function CalculatorForm({
  slug,
  heading,
  isFilledIn = false,
  onQuery,
  children,
}: CalculatorFormProps) {
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
      if (!form.current) return
      const fields = fieldsOf(form.current)
      follow(isFilledIn ? fields : answered(fields))
    }, REST)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    follow(fieldsOf(event.currentTarget))
  }

  const catchUp = useEffectEvent(() => {
    if (form.current && isChanged(form.current)) onInput()
  })
  // The visitor may have typed before this script loaded.
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
