import type { PictureFacts } from '#app/media/picture.tsx'
import type { FaqWords, HomeWords } from '#app/pages/home-content.ts'

type Given = {
  home: HomeWords
  faq: FaqWords
  pictureOf: (slot: string) => PictureFacts
  /** How many projects show a RERA number, as a sentence. */
  rera: string
  /** Whether any listing may name a price. */
  isWithPrices: boolean
}

/** What the words of the home page and of its questions say there. */
export function saidBy({ home, faq, rera, pictureOf, isWithPrices }: Given) {
  const { heading, withoutPrices } = faq
  const questions = isWithPrices ? faq.questions : [...faq.questions.slice(0, -1), withoutPrices]
  return {
    words: home,
    audiences: home.help.audiences.map(({ picture, ...audience }) => ({
      ...audience,
      picture: pictureOf(picture),
    })),
    questionsHeading: heading,
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: answer.replaceAll('{RERA}', () => rera),
    })),
  }
}
