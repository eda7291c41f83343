import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { Accordion } from '#app/ui/actions/accordion.tsx'

export type Question = { question: string; answer: string }

type Props = { heading: string; phone: string; questions: readonly Question[] }

/** The questions, one open at a time (SPEC section 4). */
export function Questions({ heading, phone, questions }: Props) {
  return (
    <section className="section" aria-labelledby="questions">
      <div className="wrap faq">
        <div>
          <h2 id="questions">{heading}</h2>
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
          items={questions.map((item) => ({ title: item.question, text: item.answer }))}
        />
      </div>
    </section>
  )
}
