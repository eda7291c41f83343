import { printedUnits } from '#app/lib/text/printed-units.ts'
import { planKey, planName } from '#app/projects/model/payment-plan.ts'
import { anchorOf, headingOf } from '#app/projects/sections/section-anchor.ts'
import type { SectionOf } from '#app/projects/sections/section.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import ledgerSheet from './ledger.css?url'
import planSheet from './payment-plan.css?url'

export function PaymentPlanSection({ section }: { section: SectionOf<'payment-plan'> }) {
  const { parts } = section
  const field = useField('project')
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  )
  return (
    <section id={anchorOf(section)}>
      <Sheet href={ledgerSheet} isBelow />
      <Sheet href={planSheet} isBelow />
      <h2 {...field('parts')}>
        {headingOf(section)} {planName(parts)}
      </h2>
      <svg className="plan-bar" width="100%" height="24" aria-hidden="true">
        {parts.map(({ share }, index) => (
          <rect key={starts[index]} x={`${starts[index]}%`} width={`${share}%`} height="24" />
        ))}
      </svg>
      <ul className="ledger">
        {parts.map(({ share, due }, index) => (
          <li key={starts[index]}>
            <b {...field('parts', index, 'share')}>{share}%</b>
            <span {...field('parts', index, 'due')}>{printedUnits(due ?? 'Date on request')}</span>
          </li>
        ))}
      </ul>
      <p className="screen-only">
        <a className="link" href={`/calculators/payment-plan?plan=${planKey(parts)}`}>
          Calculate your instalments
        </a>
      </p>
    </section>
  )
}
