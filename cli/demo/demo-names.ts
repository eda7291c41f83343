import { firstNames, lastNames } from './demo-data.ts'

/** A name in its own script, and in Latin letters for the email address. */
type WrittenName = readonly [own: string, latin: string]

type NameList = { first: readonly WrittenName[]; last: readonly WrittenName[] }

const devanagari = {
  first: [
    ['अमित', 'amit'],
    ['अर्चना', 'archana'],
    ['आरव', 'aarav'],
    ['कविता', 'kavita'],
    ['गौरव', 'gaurav'],
    ['दीपक', 'deepak'],
    ['नेहा', 'neha'],
    ['पूजा', 'pooja'],
    ['मीनाक्षी', 'meenakshi'],
    ['राजेश', 'rajesh'],
    ['विक्रम', 'vikram'],
    ['सुनीता', 'sunita'],
  ],
  last: [
    ['अग्रवाल', 'agrawal'],
    ['गुप्ता', 'gupta'],
    ['चौहान', 'chauhan'],
    ['तिवारी', 'tiwari'],
    ['मिश्रा', 'mishra'],
    ['यादव', 'yadav'],
    ['वर्मा', 'verma'],
    ['शर्मा', 'sharma'],
    ['श्रीवास्तव', 'srivastava'],
    ['सिंह', 'singh'],
  ],
} as const satisfies NameList

const gurmukhi = {
  first: [
    ['ਅਮਨਦੀਪ', 'amandeep'],
    ['ਗੁਰਪ੍ਰੀਤ', 'gurpreet'],
    ['ਜਸਪ੍ਰੀਤ', 'jaspreet'],
    ['ਨਵਜੋਤ', 'navjot'],
    ['ਮਨਜੀਤ', 'manjit'],
    ['ਰਵਿੰਦਰ', 'ravinder'],
    ['ਸਿਮਰਨ', 'simran'],
    ['ਹਰਪ੍ਰੀਤ', 'harpreet'],
  ],
  last: [
    ['ਸਿੰਘ', 'singh'],
    ['ਕੌਰ', 'kaur'],
    ['ਗਿੱਲ', 'gill'],
    ['ਢਿੱਲੋਂ', 'dhillon'],
    ['ਸੰਧੂ', 'sandhu'],
    ['ਗਰੇਵਾਲ', 'grewal'],
  ],
} as const satisfies NameList

const bengali = {
  first: [
    ['অনির্বাণ', 'anirban'],
    ['অরিন্দম', 'arindam'],
    ['তনুশ্রী', 'tanushree'],
    ['দেবাশিস', 'debashis'],
    ['মৌসুমী', 'mousumi'],
    ['শর্মিষ্ঠা', 'sharmistha'],
    ['সুব্রত', 'subrata'],
    ['সুমিত্রা', 'sumitra'],
  ],
  last: [
    ['ঘোষ', 'ghosh'],
    ['চক্রবর্তী', 'chakraborty'],
    ['চট্টোপাধ্যায়', 'chattopadhyay'],
    ['দাস', 'das'],
    ['বসু', 'basu'],
    ['মুখোপাধ্যায়', 'mukhopadhyay'],
    ['সেন', 'sen'],
  ],
} as const satisfies NameList

/** More names than the small demonstration has, so that a search in a large list does not match everyone. */
const latin: NameList = {
  first: inLatin(
    firstNames,
    `Abhishek Alka Anjali Ashwin Chitra Dhruv Esha Fatima Girish Hemant Indu Jatin Jyoti Kiran
    Lakshmi Madhav Mansi Naveen Nisha Omkar Pallavi Prakash Rashmi Sameer Sarita Suresh Tanvi Uday
    Usha Varun Vidya Yash Zubin`,
  ),
  last: inLatin(
    lastNames,
    `Acharya Bajaj Banerjee Bhatt Bose Chandra Chaudhary D’Souza Desai Dubey Garg Goel Hegde Kamath
    Kaur Kulkarni Kumar Menon Mukherjee Naidu Pandey Pillai Qureshi Rathore Sethi Shetty Siddiqui
    Thakur Trivedi Vohra`,
  ),
}

/** Per script, of ten names in a script of their own. */
const owned: readonly NameList[] = [
  ...Array.from({ length: 5 }, () => devanagari),
  ...Array.from({ length: 2 }, () => gurmukhi),
  ...Array.from({ length: 3 }, () => bengali),
]
/** The share of names that are not in Latin letters. */
const OWN_SCRIPT = 0.2

/** An invented name and its form in an email address; `pick` draws both. */
export function inventName(
  random: () => number,
  pick: <Item>(items: readonly Item[]) => Item,
): { name: string; mailbox: string } {
  const list = random() < OWN_SCRIPT ? pick(owned) : latin
  const [first, firstLatin] = pick(list.first)
  const [last, lastLatin] = pick(list.last)
  return { name: `${first} ${last}`, mailbox: `${firstLatin}.${lastLatin}` }
}

function inLatin(names: readonly string[], more: string): WrittenName[] {
  return [...names, ...more.split(/\s+/)].map((name) => [name, name.toLowerCase().replace('’', '')])
}
