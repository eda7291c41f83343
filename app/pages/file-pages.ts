import { readIn } from '#app/publishing/stored-texts.ts'
import { storedPages } from '#content/pages/stored-pages.ts'

import type { PageContents } from './page-content.ts'

export const filePages = readIn<PageContents>(storedPages)
