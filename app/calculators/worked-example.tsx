import type { ReactNode } from 'react'

type WorkedExampleProps = {
  of: string
  sum: string
  children?: ReactNode
}

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
