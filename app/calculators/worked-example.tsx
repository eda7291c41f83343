import type { ReactNode } from 'react'

type WorkedExampleProps = {
  /** What is worked out, as `a loan of ₹50,00,000`. */
  of: string
  /** Its sum. */
  sum: string
  children?: ReactNode
}

/** What stands where a result will, in grey: the sum of an example, while nothing is typed. */
export function WorkedExample({ of, sum, children }: WorkedExampleProps) {
  return (
    <div className="calculator-example">
      <p>
        Example: {of}. <b>{sum}</b>
      </p>
      {children}
    </div>
  )
}
