import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { Accordion } from '#app/ui/actions/accordion.tsx'
import { type FieldPath, useField } from '#app/ui/document/field.tsx'

/** `at`: its path among the questions of the page. */
export type Question = { question: string; answer: string; at: FieldPath }

type Props = { heading: string; phone: string; questions: readonly Question[] }

/** The questions, one open at a time (SPEC section 4). */
export function Questions({ heading, phone, questions }: Props) {
  const field = useField('faq')
  return (
    <section className="section" aria-labelledby="questions">
      <div className="wrap faq">
        <div>
          <h2 id="questions" {...field('heading')}>
            {heading}
          </h2>
          {phone ? (
            <p className="faq-call">
              Another question? Call{' '}
              <a className="link" href={telephoneAddress(phone)}>
                {phone}
              </a>
              .
            </p>
          ) : null}
        </div>
        <Accordion
          name="faq"
          items={questions.map(({ question, answer, at }) => ({
            title: question,
            text: answer,
            fields: { title: field(...at, 'question'), text: field(...at, 'answer') },
          }))}
        />
      </div>
    </section>
  )
}
