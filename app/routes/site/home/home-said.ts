import type { PictureFacts } from '#app/pictures/picture.tsx'
import type { FaqWords, HomeWords } from '#app/words/home-words.ts'

type Given = {
  home: HomeWords
  faq: FaqWords
  pictureOf: (slot: string) => PictureFacts
  /** Whether any listing may name a price. */
  isWithPrices: boolean
}

/** What the words of the home page and of its questions say there. */
export function saidBy({ home, faq, pictureOf, isWithPrices }: Given) {
  const { heading, questions, withoutPrices } = faq
  return {
    words: home,
    audiences: home.help.audiences.map(({ picture, ...audience }) => ({
      ...audience,
      picture: pictureOf(picture),
    })),
    questionsHeading: heading,
    questions: isWithPrices ? questions : [...questions.slice(0, -1), withoutPrices],
  }
}
