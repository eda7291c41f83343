import { Form, Link } from 'react-router'

import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { RuleSentence } from './rule-sentence.tsx'
import type { RuleTexts } from './rule-texts.ts'

export type ListedRule = RuleTexts & {
  id: number
  isRest: boolean
  today: number
  cap: number
}

export function AssignmentRules({ rules, again }: { rules: readonly ListedRule[]; again: number }) {
  const movable = rules.filter(({ isRest }) => !isRest)
  return (
    <ol className="rules">
      <li>
        <p>
          {texts.repeatEnquiry}
          <span>{texts.repeatEnquiryAgent}</span>
        </p>
        <small>{texts.today(again)}</small>
      </li>
      {rules.map((rule) => (
        <li key={rule.id} data-rest={rule.isRest || undefined}>
          <p id={`rule-${rule.id}`}>
            <RuleSentence parts={rule.parts} />
            <span>
              {rule.who}
              {rule.isRest ? `. ${texts.leadLimit(rule.cap)}` : null}
            </span>
          </p>
          <small>{texts.today(rule.today)}</small>
          <RuleActions
            rule={rule}
            isFirst={rule === movable[0]}
            isLast={rule === movable[movable.length - 1]}
          />
        </li>
      ))}
    </ol>
  )
}

function RuleActions({
  rule: { id, isRest },
  isFirst,
  isLast,
}: {
  rule: ListedRule
  isFirst: boolean
  isLast: boolean
}) {
  const about = `rule-${id}`
  return (
    <div className="rule-actions">
      <Link to={`/dashboard/assignment/rule?id=${id}`} aria-describedby={about}>
        {texts.change}
      </Link>
      {isRest ? null : (
        <>
          <Form method="post" action="/dashboard/assignment/removal" replace preventScrollReset>
            <button name="rule" value={id} aria-describedby={about}>
              {texts.remove}
            </button>
          </Form>
          <Form method="post" action="/dashboard/assignment/order" replace preventScrollReset>
            <input type="hidden" name="rule" value={id} />
            <button
              className="rule-move rule-move--up"
              name="to"
              value="up"
              aria-label={texts.up}
              aria-describedby={about}
              aria-disabled={isFirst || undefined}
            >
              <Icon name="chevron" />
            </button>
            <button
              className="rule-move"
              name="to"
              value="down"
              aria-label={texts.down}
              aria-describedby={about}
              aria-disabled={isLast || undefined}
            >
              <Icon name="chevron" />
            </button>
          </Form>
        </>
      )}
    </div>
  )
}
