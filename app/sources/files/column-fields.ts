/** What a column of a file can become; `keep` is a line of the message. */
export const columnFields = [
  'name',
  'firstName',
  'lastName',
  'phone',
  'otherPhone',
  'email',
  'message',
  'project',
  'place',
  'time',
  'externalId',
  'campaign',
  'ad',
  'form',
  'keep',
  'skip',
] as const
export type ColumnField = (typeof columnFields)[number]

export function readField(text: string): ColumnField | undefined {
  return columnFields.find((field) => field === text)
}

/** By headings without case, blanks and marks: Meta, 99acres, other portals and old CRMs (SOURCES.md 7). */
const HEADINGS: Readonly<Record<Exclude<ColumnField, 'keep'>, string>> = {
  name: 'name fullname buyername customername leadname clientname contactname contactperson sendername yourname',
  firstName: 'firstname',
  lastName: 'lastname surname',
  phone:
    'phone phonenumber phoneno userphone mobile mobileno mobilenumber mobile1 contact contactno contactnumber whatsapp whatsappnumber whatsappno callernumber sendermobile primaryphone phone1 number',
  otherPhone:
    'alternateno alternatenumber alternatephone alternatemobile othermobile mobile2 phone2 secondaryphone altnumber landline workphone',
  email: 'email emailid emailaddress mail mailid useremail senderemail workemail',
  message:
    'message query querymessage remark remarks comment comments note notes requirement requirements enquiry enquirydetails description',
  project:
    'project projectname property propertyname propertytitle interestedin society listing subject queryproductname',
  place: 'city locality location address area sendercity preferredlocation',
  time: 'date datetime time createdtime createdat createddate receiveddate receivedon enquirydate enquirytime leaddate querytime submittime leadsubmittime timestamp addedon',
  externalId: 'id leadid enquiryid queryid uniquequeryid responseid',
  campaign: 'campaign campaignname utmcampaign',
  ad: 'adname utmcontent creative',
  form: 'formname',
  skip: 'line reasonrejected sno srno slno serialno adid adsetid adsetname campaignid formid isorganic platform leadstatus productcode leadscore duplicate followupcurrentstatus phoneverificationstatus username responsetype producttype rescom type status assignedto owner agent',
}
const BY_HEADING = new Map(
  columnFields.flatMap((field) =>
    field === 'keep' ? [] : HEADINGS[field].split(' ').map((heading) => [heading, field] as const),
  ),
)

export function guessField(heading: string): ColumnField {
  return BY_HEADING.get(heading.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')) ?? 'keep'
}

/** Only one column is the phone, the name and so on: of more, the later are kept as text. */
export function guessFields(columns: readonly string[]): ColumnField[] {
  const taken = new Set<ColumnField>()
  return columns.map((column) => {
    const field = guessField(column)
    const isFree = field === 'skip' || field === 'keep' || !taken.has(field)
    taken.add(field)
    if (isFree) return field
    return field === 'phone' ? 'otherPhone' : 'keep'
  })
}
