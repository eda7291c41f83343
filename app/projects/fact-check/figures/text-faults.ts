import { headlineTexts, type ProjectContent } from './project-content.ts'
import { readPlain } from './plain-text.ts'
import { textsOf } from './texts-of.ts'

/** The result of a mistyped name, or of the wrong quotes, in a template. */
const UNFILLED = /\$\{[^}]*\}?|\bundefined\b|\bNaN\b|\[object \w+\]/
/** Only the project's registration: not an agent's, and not one that is still to come. */
const REGISTERED =
  /(?:(?<!\b(?:when|once|until|if|be) )\b\p{L}*rera ?(?:[-–&/] ?(?:bank )?|and bank )?(?:registered|regd\.?|approved|certified|compliant|verified)(?!\p{L}| (?:soon|before|agreements?|carpet|numbers?|area|projects? (?:alone|only|are)))|\bwith \p{L}*rera registration\b|\brera (?:approval|registration) (?:is )?(?:received|done|granted|obtained|in place)\b|(?<!\b(?:not|yet|be|being|once|when|until|if|as|(?:developer|builder|group) is) )\b(?:registered|regd\.?|approved|certified) (?:under|with|by|at) (?:the )?(?:(?:\p{L}+[ -]){0,2}?\p{L}*rera\b|(?:real[ -]estate )?(?:regulatory )?authority)|रेरा (?:से )?(?:पंजीकृत|स्वीकृत|अप्रूव्ड|रजिस्टर्ड))(?! (?:property |real[ -]estate )?(?:agents?|brokers?|agency|agencies|consultan\p{L}+|advis\p{L}+))/u

/** Phrases that no text may contain, one sentence each. */
export function textFaults(project: ProjectContent): string[] {
  const texts = [...textsOf(project), ...headlineTexts(project)]
  const unfilled = texts.flatMap((text) => UNFILLED.exec(text)?.[0] ?? [])
  const claim = texts.map(registrationClaim).find(Boolean)
  return [
    ...unfilled.map(
      (part) =>
        `a text says “${part}”, where the value of a fact was to stand: write there what it is to say`,
    ),
    ...(claim !== undefined && project.rera === undefined
      ? [
          `a text says “${claim}”, but no RERA registration is entered: enter it, or take the words out`,
        ]
      : []),
  ]
}

export function registrationClaim(text: string): string | undefined {
  const { plain, quoted } = readPlain(text)
  const found = REGISTERED.exec(plain)
  return found ? quoted(found.index, found.index + found[0].length) : undefined
}
