import type { ReactNode } from 'react'

import { useClosesItself } from '#app/leads/detail/use-dismissable.ts'

type Props = {
  name: string
  value: ReactNode
  remark?: string
  letter: string
  children: ReactNode
}

export function FactForm({ name, value, remark = '', letter, children }: Props) {
  const box = useClosesItself()
  return (
    <details ref={box} className="fact" name="fact" data-key={letter.toLowerCase()}>
      <summary>
        <span className="fact-name">
          {name} <kbd>{letter}</kbd>
        </span>
        <b>{value}</b>
        {remark === '' ? null : <span className="caption">{remark}</span>}
      </summary>
      <div className="fact-choices">{children}</div>
    </details>
  )
}
