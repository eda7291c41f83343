import { EnquiryForm, type EnquiryFormProps } from '#app/enquiries/form/enquiry-form.tsx'
import { namesWithin } from '#app/projects/shortlist/shortlist-address.ts'

const LONGEST_LOCATION = 200
const LIST = new Intl.ListFormat('en-GB')

export type ShortlistEnquiryProps = Required<Pick<EnquiryFormProps, 'asks' | 'productId'>> & {
  names: readonly string[]
}

export function ShortlistEnquiry({ names, asks, productId }: ShortlistEnquiryProps) {
  const location = namesWithin(names, LONGEST_LOCATION)
  const isWhole = location === names.join(', ')
  return (
    <div className="shortlist-enquiry">
      <EnquiryForm
        id="enquire"
        heading={names.length === 1 ? 'Ask about this project' : 'Ask about these projects'}
        intro={`This enquiry is about ${isWhole ? LIST.format(names) : location}.`}
        location={location}
        asks={asks}
        page="/shortlist"
        productId={productId}
      />
    </div>
  )
}
