/** A page of headed text: about and the legal pages. */
export type TextPage = {
  slug: string
  /** As it stands in the breadcrumb and in the browser's title. */
  title: string
  /** The page's own heading where it says more than the title. */
  heading?: string
  description: string
  lede: string
  /** The slot of the picture that the page opens with. */
  picture?: string
  numbered: boolean
  sections: readonly {
    heading: string
    /** Makes the section reachable by `#id`. */
    id?: string
    /** `{CONTACT_DAYS}` in one becomes how many days presses of links are kept. */
    paragraphs?: readonly string[]
    /** Stands only where analytics are configured; `{ANALYTICS}` becomes what they are called. */
    measured?: readonly string[]
    /** Stands only where some views are measured by the site itself. */
    timed?: readonly string[]
    /** A passage that the deployment's owner must write, printed as a marked blank. */
    blank?: string
    list?: readonly { term: string; text: string }[]
    /** Leads on, below the section's words. */
    link?: { label: string; to: string }
    /** Each with the slot of its picture. */
    cards?: readonly { picture: string; title: string; text: string }[]
  }[]
  action?: { label: string; to: string }
}
