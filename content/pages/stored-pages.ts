import type { PageContents } from '#app/pages/page-content.ts'
import type { Stored } from '#app/publishing/stored-texts.ts'

import { words as about } from './about.ts'
import { words as disclaimer } from './disclaimer.ts'
import { words as faq } from './faq.ts'
import { words as home } from './home.ts'
import { words as howWeCheck } from './how-we-check.ts'
import { words as money } from './money.ts'
import { words as nri } from './nri.ts'
import { words as privacyPolicy } from './privacy-policy.ts'
import { words as terms } from './terms.ts'

export const storedPages: Stored<PageContents> = {
  home,
  faq,
  about,
  'how-we-check': howWeCheck,
  nri,
  money,
  terms,
  disclaimer,
  'privacy-policy': privacyPolicy,
}
