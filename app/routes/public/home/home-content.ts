import type { PictureFacts } from '#app/media/picture.tsx'
import type { FaqContent, HomeContent } from '#app/pages/home-content.ts'

type HomeInput = {
  home: HomeContent
  faq: FaqContent
  pictureOf: (slot: string) => PictureFacts
  rera: string
  isWithPrices: boolean
}

export function homeContent({ home, faq, rera, pictureOf, isWithPrices }: HomeInput) {
  const { heading, withoutPrices } = faq
  const allQuestions = faq.questions.map((question, index) => ({
    ...question,
    at: ['questions', index],
  }))
  const last = { ...withoutPrices, at: ['withoutPrices'] }
  const questions = isWithPrices ? allQuestions : [...allQuestions.slice(0, -1), last]
  return {
    pageTexts: home,
    audiences: home.help.audiences.map(({ picture, ...audience }) => ({
      ...audience,
      picture: pictureOf(picture),
    })),
    questionsHeading: heading,
    questions: questions.map(({ question, answer, at }) => ({
      question,
      at,
      answer: answer.replaceAll('{RERA}', () => rera),
    })),
  }
}
