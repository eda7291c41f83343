import { about } from './about.ts'
import { disclaimer } from './disclaimer.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { terms } from './terms.ts'
import type { TextPage } from './text-page.ts'

export const textPages: readonly TextPage[] = [about, privacyPolicy, terms, disclaimer]
