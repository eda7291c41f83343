import type { ComponentProps } from 'react'

import { formatRupees, indianFigure, parseRupees, rupeesInWords } from '#app/lib/money.ts'
import { Field } from '#app/ui/forms/field.tsx'

import type { Reading } from './reading.ts'
import { Slider } from './slider.tsx'

type Props = {
  name: string
  label: string
  hint: string
  reading: Reading
  understood?: string | undefined
  className?: string
  slider?: Omit<ComponentProps<typeof Slider>, 'name' | 'value'>
}

export function TypedField(props: Props) {
  const { name, label, hint, reading, understood, className, slider } = props
  const { typed, value, error } = reading
  const hintText = value === undefined ? hint : (understood ?? hint)
  return (
    <div className={className}>
      <Field id={name} label={label} {...(error === undefined ? { hint: hintText } : { error })}>
        {(aria) => (
          <>
            <input
              {...aria}
              name={name}
              type="text"
              defaultValue={typed}
              autoComplete="off"
              spellCheck={false}
            />
            {slider ? <Slider {...slider} name={name} value={value} /> : null}
          </>
        )}
      </Field>
    </div>
  )
}

const RUPEES_HINT = 'For example 1.5 cr, 95 lakh or 2,60,00,000'

export function RupeesField(props: Omit<Props, 'hint' | 'understood'>) {
  const { value } = props.reading
  return (
    <TypedField
      {...props}
      hint={RUPEES_HINT}
      understood={value === undefined ? undefined : bothWays(value)}
    />
  )
}

/** `₹1,50,00,000, which is ₹1.50 crore`; below a lakh once, and `about` where the words are rounded. */
function bothWays(rupees: number): string {
  const figures = formatRupees(rupees)
  const inWords = rupeesInWords(rupees)
  if (figures === inWords) return figures
  const about = parseRupees(inWords) === rupees ? '' : 'about '
  return `${figures}, which is ${about}${inWords}`
}

/** Square feet. */
export function AreaField(props: Omit<Props, 'hint' | 'understood'>) {
  const { value } = props.reading
  return (
    <TypedField
      {...props}
      hint="For example 200 or 1,250"
      understood={value === undefined ? undefined : `${indianFigure(value)} sq ft`}
    />
  )
}
