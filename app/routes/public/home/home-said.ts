import type { PictureFacts } from '#app/media/picture.tsx'
import type { FaqWords, HomeWords } from '#app/pages/home-content.ts'

type Given = {
  home: HomeWords
  faq: FaqWords
  pictureOf: (slot: string) => PictureFacts
  rera: string
  isWithPrices: boolean
}

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
