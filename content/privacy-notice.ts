import type { WrittenNotice } from '#app/enquiries/consent/notice.ts'

/** DPDP Act 2023, section 5, and Rules 2025, rule 3: any new word is a new version. Counsel must confirm both languages. */
export const privacyNotice: WrittenNotice = {
  version: '6',
  inForce: '2026-11-29',
  purposes: ['answer', 'send', 'visit', 'same-person', 'tell-programs', 'alert'],
  en: {
    title: 'Privacy notice',
    lede: 'What {BRAND} does with the personal data you send with an enquiry, and how you withdraw your consent.',
    other: 'इसे हिन्दी में पढ़ें',
    sections: [
      {
        id: 'data',
        heading: 'The data',
        list: [
          { term: 'Name, phone, email', text: 'We need these to know who to answer, and how.' },
          {
            term: 'Message',
            text: 'What you write, what you ask us to send, and the project it is about.',
          },
          {
            term: 'How and when to reach you',
            text: 'Only if you tell us. Also the day and time of a visit, if you ask for one.',
          },
          {
            term: 'Where it came from',
            text: 'The time, the page you sent it from, and the link or campaign that brought you here.',
          },
          {
            term: 'Spam checks',
            text: 'We record if a box that people cannot see was filled in, and if the enquiry came within moments of opening the page. We also record if your browser passed a small automatic test, and if far more enquiries than usual came at that time.',
          },
          {
            term: 'What happens after your enquiry',
            text: 'Our team’s notes on the enquiry: calls, messages, visits and how they went.',
          },
          {
            term: 'A message you ask us to send',
            text: 'If you ask us to tell you about news: your email address or WhatsApp number, what you want to hear about, and when you asked.',
          },
        ],
      },
      {
        id: 'purposes',
        heading: 'What it is for',
        paragraphs: ['Your consent covers these six purposes, and nothing else.'],
        list: [
          {
            term: 'To answer your enquiry',
            text: 'Our own team calls you, or writes by WhatsApp or email.',
          },
          {
            term: 'To send what you asked for',
            text: 'Plans, brochures and registration details of projects, and the figures you ask for.',
          },
          { term: 'To arrange a site visit', text: 'On the day and at the time you asked for.' },
          {
            term: 'To know that you wrote to us before',
            text: 'We keep enquiries from the same phone number together, so that one person answers you.',
          },
          {
            term: 'To separate computer programs from real people',
            text: 'We keep an enquiry that looks like spam apart from the others until our team has looked at it.',
          },
          {
            term: 'To tell you about news',
            text: 'Only if you ask for it without an enquiry: when a question about a project is answered, or when a project fits your search.',
          },
        ],
      },
      {
        id: 'who',
        heading: 'Who we share it with',
        paragraphs: [
          'We never sell it. We do not give your phone number to the developer. We give it only to the others listed below.',
        ],
        list: [
          { term: 'Our team', text: 'Staff of {BRAND} who have signed in.' },
          {
            when: 'mailed',
            term: 'Our email',
            text: 'We also send each enquiry by email to addresses of our team, and confirm it to the address you gave. The companies that carry and keep these emails do so for us.',
          },
          {
            when: 'told-to-programs',
            term: 'Other programs',
            text: 'We also send each enquiry, with your name, phone, email and message, to programs outside this site that help us answer it. The companies that run them do so for us.',
          },
          {
            term: 'Alerts',
            text: 'Our staff may get an alert about a new enquiry on their phones and computers. The alert has your name. The alert passes through the company that makes our staff’s browser. It is encrypted on the way.',
          },
          {
            term: 'Our servers',
            text: 'Other companies keep this site, its data and its backup copies on their computers for us.',
          },
          { when: 'processors-named', term: 'These companies', text: '{PRIVACY_PROCESSORS}' },
          {
            term: 'The developer of a project',
            text: 'To answer you we may have to speak with the developer of the project you asked about. We do not give them your phone number.',
          },
          { term: 'Courts and authorities', text: 'Only where the law requires it.' },
        ],
      },
      {
        id: 'how-long',
        heading: 'How long it is kept',
        list: [
          {
            when: 'stays-until-withdrawn',
            term: 'Your enquiry, and what happens after it',
            text: 'Until you withdraw or ask us to erase it. There is no fixed end date.',
          },
          {
            when: 'ends-by-itself',
            term: 'Your enquiry, and what happens after it',
            text: 'Until you withdraw or ask us to erase it. It also ends, as if you had withdrawn, after {RETENTION_DAYS} days with no contact between us. That does not apply if you bought through us or we agreed on a later call.',
          },
          {
            when: 'suspects-end',
            term: 'An enquiry kept aside as possible spam',
            text: 'Kept for {SPAM_DAYS} days, unless our team moves it to the normal enquiries.',
          },
          {
            when: 'suspects-stay',
            term: 'An enquiry kept aside as possible spam',
            text: 'Kept until our team erases it or moves it to the normal enquiries.',
          },
          {
            term: 'Your request to hear about news',
            text: 'Until you stop it, and {ALERT_DAYS} days at most. Two days if you do not confirm your email address. One month after we answered your question.',
          },
          {
            when: 'sealed',
            term: 'After you withdraw',
            text: 'Locked at once, so that our team cannot read it. Erased {SEALED_DAYS} days later.',
          },
          { when: 'erased-at-once', term: 'After you withdraw', text: 'Erased at once.' },
          {
            when: 'sent-on',
            term: 'What was sent on',
            text: 'Our record that we sent an enquiry by email or to another program, and to which: {DELIVERY_DAYS} days. After you withdraw, we have what arrived there erased, too.',
          },
          {
            when: 'backed-up',
            term: 'Backups',
            text: '{BACKUP_KEEP_DAYS} days. If we restore a backup, we apply your withdrawal again.',
          },
          {
            term: 'The record of your consent',
            text: 'It shows that you agreed, that you were in touch with us and that you withdrew, with the dates. It has no name, phone or email. We keep it as proof.',
          },
        ],
      },
      {
        id: 'withdraw',
        heading: 'To withdraw your consent',
        paragraphs: [
          {
            when: 'mailed',
            text: 'Open the link in our thank-you message or in the email that confirmed your enquiry, and press one button. Within a second our staff can no longer see that enquiry. If very many people withdraw at the same time, the owner of {BRAND} first confirms each request.',
          },
          {
            when: 'not-mailed',
            text: 'Open the link in our thank-you message and press one button. Within a second our staff can no longer see that enquiry. If very many people withdraw at the same time, the owner of {BRAND} first confirms each request.',
          },
          {
            when: 'mailed',
            text: 'To withdraw your consent for all your enquiries, ask for a confirmation link on the same page. It goes to the email addresses of your enquiries and closes those with that address. Or write to us on WhatsApp from your number, or call {PUBLIC_PHONE}.',
          },
          {
            when: 'not-mailed',
            text: 'To withdraw your consent for all your enquiries, write to us on WhatsApp from your number, or call {PUBLIC_PHONE}.',
          },
          'If JavaScript was on in your browser when you sent the enquiry, your browser also saves this link. Open “How to withdraw” to see it. Without the link, call {PUBLIC_PHONE} or write to {PRIVACY_EMAIL}. You need no reason, and it is free.',
          {
            when: 'sealed',
            text: 'We then lock your data so that our team cannot read it. It is erased {SEALED_DAYS} days later. The law says we must keep logs (computer records) for one year.',
          },
          { when: 'erased-at-once', text: 'Your data is then erased at once.' },
          'To stop news that you asked for, open the link in any such message and press one button. We erase your request and your address at once.',
          'If you withdraw, what we did before that with your consent stays legal.',
        ],
        link: { label: 'How to withdraw', to: '/privacy/rights#withdraw' },
      },
      {
        id: 'rights',
        heading: 'Your rights',
        paragraphs: [
          'You can ask what we hold about you and with whom we shared it. You can have it corrected, completed or erased. You can name a person to use these rights for you, and you can complain to us.',
          'In the European Union or the United Kingdom, you have further rights. You can ask for your data as a file, object to how we use it, or ask us to limit its use. You can complain to the authority where you live. We use your data on the basis of your consent.',
        ],
        link: { label: 'How to use your rights', to: '/privacy/rights' },
      },
      {
        id: 'contact',
        heading: 'Questions and complaints',
        paragraphs: ['{PRIVACY_CONTACT}, {BRAND}, {OFFICE}: {PRIVACY_EMAIL}, {PUBLIC_PHONE}.'],
      },
      {
        id: 'board',
        heading: 'The Data Protection Board of India',
        paragraphs: [
          'If you are not satisfied with our answer to a complaint, you can complain to the Board.',
        ],
        link: { label: 'The Board’s address', to: '{DATA_PROTECTION_BOARD}' },
      },
    ],
  },
  hi: {
    title: 'निजता सूचना',
    lede: 'पूछताछ के साथ भेजे गए आपके व्यक्तिगत डेटा का {BRAND} क्या करता है, और आप अपनी सहमति कैसे वापस लेते हैं।',
    other: 'Read this in English',
    sections: [
      {
        id: 'data',
        heading: 'कौन-सा डेटा',
        list: [
          { term: 'नाम, फ़ोन, ईमेल', text: 'ज़रूरी है, ताकि हमें पता हो कि किसे और कैसे उत्तर देना है।' },
          {
            term: 'संदेश',
            text: 'आप जो लिखते हैं, जो मँगाने के लिए चुनते हैं, और जिस परियोजना के बारे में है।',
          },
          {
            term: 'आपसे कब और कैसे संपर्क करें',
            text: 'केवल यदि आप बताएँ; और यदि आप साइट विज़िट चाहें तो उसका दिन और समय।',
          },
          {
            term: 'पूछताछ कहाँ से आई',
            text: 'समय, वह पृष्ठ जहाँ से भेजी गई, और वह लिंक या अभियान जिससे आप यहाँ आए।',
          },
          {
            term: 'स्पैम की जाँच',
            text: 'हम दर्ज करते हैं कि वह खाना भरा गया या नहीं जो लोगों को दिखता ही नहीं, और पूछताछ पृष्ठ खुलने के कुछ ही क्षणों में आई या नहीं। हम यह भी दर्ज करते हैं कि आपके ब्राउज़र ने एक छोटी स्वचालित जाँच पूरी की या नहीं, और उस समय सामान्य से बहुत अधिक पूछताछें आईं या नहीं।',
          },
          {
            term: 'उसके बाद',
            text: 'पूछताछ पर हमारी टीम के नोट: कॉल, संदेश, विज़िट और उनका नतीजा।',
          },
          {
            term: 'वह संदेश जो आप हमसे मँगाएँ',
            text: 'यदि आप कहें कि नई जानकारी आने पर आपको बताया जाए: आपका ईमेल पता या व्हाट्सऐप नंबर, आप किसके बारे में जानना चाहते हैं, और आपने कब कहा।',
          },
        ],
      },
      {
        id: 'purposes',
        heading: 'किस काम के लिए',
        paragraphs: ['आपकी सहमति इन छह कामों के लिए है, और किसी काम के लिए नहीं।'],
        list: [
          {
            term: 'आपकी पूछताछ का उत्तर देना',
            text: 'हमारी अपनी टीम आपको फ़ोन करती है, या WhatsApp या ईमेल से लिखती है।',
          },
          {
            term: 'जो आपने मँगाया वह भेजना',
            text: 'परियोजनाओं के नक्शे, ब्रोशर और पंजीकरण का विवरण, और जो आँकड़े आप पूछें।',
          },
          { term: 'साइट विज़िट तय करना', text: 'उस दिन और समय पर जो आपने चाहा।' },
          {
            term: 'यह जानना कि आपने पहले भी हमें लिखा है',
            text: 'एक ही फ़ोन नंबर से आई पूछताछें साथ रखी जाती हैं, ताकि एक ही व्यक्ति आपको उत्तर दे।',
          },
          {
            term: 'कंप्यूटर प्रोग्राम को असली लोगों से अलग पहचानना',
            text: 'जो पूछताछ स्पैम जैसी लगे, उसे हमारी टीम के देखने तक अलग रखा जाता है।',
          },
          {
            term: 'आपको नई जानकारी देना',
            text: 'केवल यदि आप बिना पूछताछ के ऐसा कहें: जब किसी परियोजना के बारे में किसी प्रश्न का उत्तर मिले, या कोई परियोजना आपकी खोज से मेल खाए।',
          },
        ],
      },
      {
        id: 'who',
        heading: 'इसे किसके साथ साझा किया जाता है',
        paragraphs: [
          'यह बेचा नहीं जाता। आपका फ़ोन नंबर डेवलपर को नहीं दिया जाता। वह केवल नीचे बताए गए दूसरों को दिया जाता है।',
        ],
        list: [
          { term: 'हमारी टीम', text: '{BRAND} के वे कर्मचारी जिन्होंने साइन इन किया है।' },
          {
            when: 'mailed',
            term: 'हमारी ईमेल',
            text: 'हर पूछताछ हमारी टीम के पतों पर ईमेल से भी भेजी जाती है, और आपके दिए पते पर उसकी पुष्टि। जो कंपनियाँ ये ईमेल पहुँचाती और रखती हैं वे यह हमारे लिए करती हैं।',
          },
          {
            when: 'told-to-programs',
            term: 'दूसरे प्रोग्राम',
            text: 'हर पूछताछ, आपके नाम, फ़ोन, ईमेल और संदेश के साथ, इस साइट से बाहर के उन प्रोग्रामों को भी भेजी जाती है जिनसे हम उत्तर देते हैं। जो उन्हें चलाते हैं वे यह हमारे लिए करते हैं।',
          },
          {
            term: 'सूचनाएँ',
            text: 'नई पूछताछ की सूचना हमारे कर्मचारियों के फ़ोन और कंप्यूटर पर दी जा सकती है। उसमें आपका नाम होता है। यह सूचना ब्राउज़र बनाने वाली कंपनी के ज़रिए, एन्क्रिप्ट होकर पहुँचती है।',
          },
          {
            term: 'हमारे सर्वर',
            text: 'जिन कंपनियों के कंप्यूटरों पर यह साइट, इसका डेटा और इसके बैकअप रहते हैं वे उन्हें हमारे लिए रखती हैं।',
          },
          { when: 'processors-named', term: 'ये कंपनियाँ', text: '{PRIVACY_PROCESSORS}' },
          {
            term: 'परियोजना का डेवलपर',
            text: 'आपको उत्तर देने के लिए हमें उस परियोजना के डेवलपर से बात करनी पड़ सकती है जिसके बारे में आपने पूछा। आपका फ़ोन नंबर उन्हें नहीं दिया जाता।',
          },
          { term: 'न्यायालय और प्राधिकरण', text: 'केवल जहाँ क़ानून हमें बाध्य करे।' },
        ],
      },
      {
        id: 'how-long',
        heading: 'इसे कब तक रखा जाता है',
        list: [
          {
            when: 'stays-until-withdrawn',
            term: 'आपकी पूछताछ, और उसके बाद जो हुआ',
            text: 'जब तक आप सहमति वापस न लें या उसे मिटाने को न कहें। कोई दिन तय नहीं है जब वह अपने आप समाप्त हो।',
          },
          {
            when: 'ends-by-itself',
            term: 'आपकी पूछताछ, और उसके बाद जो हुआ',
            text: 'जब तक आप सहमति वापस न लें या उसे मिटाने को न कहें। अन्यथा, यदि {RETENTION_DAYS} दिन तक न आपसे कुछ आए और न उस पर कुछ किया जाए, तो वह ऐसे समाप्त होती है मानो आपने सहमति वापस ली हो; सिवाय इसके कि आपने हमारे माध्यम से ख़रीदा हो या आगे की कोई कॉल तय हो।',
          },
          {
            when: 'suspects-end',
            term: 'संभावित स्पैम मानकर अलग रखी गई पूछताछ',
            text: '{SPAM_DAYS} दिन, यदि हमारी टीम उसे सामान्य पूछताछों में न मिलाए।',
          },
          {
            when: 'suspects-stay',
            term: 'संभावित स्पैम मानकर अलग रखी गई पूछताछ',
            text: 'जब तक हमारी टीम उसे मिटा न दे या सामान्य पूछताछों में न मिलाए।',
          },
          {
            term: 'नई जानकारी के लिए आपका अनुरोध',
            text: 'जब तक आप उसे बंद न करें, और अधिक से अधिक {ALERT_DAYS} दिन। यदि आप अपने ईमेल पते की पुष्टि न करें तो दो दिन। आपके प्रश्न का उत्तर देने के बाद एक महीना।',
          },
          {
            when: 'sealed',
            term: 'सहमति वापस लेने के बाद',
            text: 'तुरंत लॉक, ताकि हमारी टीम उसे न पढ़ सके। {SEALED_DAYS} दिन बाद मिटा दी जाती है।',
          },
          { when: 'erased-at-once', term: 'सहमति वापस लेने के बाद', text: 'तुरंत मिटा दी जाती है।' },
          {
            when: 'sent-on',
            term: 'जो आगे भेजा गया',
            text: 'यह कि पूछताछ ईमेल से या किसी दूसरे प्रोग्राम को भेजी गई, और किसे: {DELIVERY_DAYS} दिन। सहमति वापस लेने से पहले जो वहाँ पहुँचा उसे हम वहाँ भी मिटवाते हैं।',
          },
          {
            when: 'backed-up',
            term: 'बैकअप',
            text: '{BACKUP_KEEP_DAYS} दिन। जिसने सहमति वापस ली उसे बैकअप से बहाल करने पर फिर बंद किया जाता है।',
          },
          {
            term: 'आपकी सहमति का अभिलेख',
            text: 'यह कि आपने सहमति दी, हमसे संपर्क में रहे और सहमति वापस ली, तारीख़ों के साथ; आपके नाम, फ़ोन या ईमेल के बिना। वह प्रमाण के रूप में रहता है।',
          },
        ],
      },
      {
        id: 'withdraw',
        heading: 'सहमति वापस लेने के लिए',
        paragraphs: [
          {
            when: 'mailed',
            text: 'वह लिंक खोलें जो पूछताछ के धन्यवाद के साथ और उसकी पुष्टि की ईमेल में दिया गया था, और एक बटन दबाएँ। एक सेकंड के भीतर हमारी टीम में कोई उस पूछताछ को नहीं देख सकता। यदि बहुत से लोग एक साथ सहमति वापस लें, तो {BRAND} के मालिक पहले हर अनुरोध की पुष्टि करते हैं।',
          },
          {
            when: 'not-mailed',
            text: 'वह लिंक खोलें जो पूछताछ के धन्यवाद के साथ दिया गया था और एक बटन दबाएँ। एक सेकंड के भीतर हमारी टीम में कोई उस पूछताछ को नहीं देख सकता। यदि बहुत से लोग एक साथ सहमति वापस लें, तो {BRAND} के मालिक पहले हर अनुरोध की पुष्टि करते हैं।',
          },
          {
            when: 'mailed',
            text: 'अपनी सभी पूछताछों की सहमति वापस लेने के लिए उसी पृष्ठ पर पुष्टि का लिंक माँगें: वह आपकी पूछताछों के ईमेल पतों पर जाता है और उस पते वाली पूछताछें बंद करता है। या अपने नंबर से व्हाट्सऐप पर लिखें, या {PUBLIC_PHONE} पर फ़ोन करें।',
          },
          {
            when: 'not-mailed',
            text: 'अपनी सभी पूछताछों की सहमति वापस लेने के लिए अपने नंबर से व्हाट्सऐप पर लिखें, या {PUBLIC_PHONE} पर फ़ोन करें।',
          },
          'जिस ब्राउज़र से पूछताछ भेजी गई वह भी, यदि उसमें स्क्रिप्ट चलती हैं, यह लिंक रखता है और नीचे दिए पृष्ठ पर दिखाता है। लिंक न हो तो {PUBLIC_PHONE} पर फ़ोन करें या {PRIVACY_EMAIL} पर लिखें; कोई कारण नहीं देना होता और कोई ख़र्च नहीं है।',
          {
            when: 'sealed',
            text: 'जो कुछ रखा गया था वह तब लॉक कर दिया जाता है, ताकि हमारी टीम उसे न पढ़ सके। {SEALED_DAYS} दिन बाद उसे मिटा दिया जाता है। क़ानून के अनुसार हमें लॉग (कंप्यूटर के अभिलेख) एक साल तक रखने होते हैं।',
          },
          { when: 'erased-at-once', text: 'जो कुछ रखा गया था वह तब तुरंत मिटा दिया जाता है।' },
          'जो जानकारी आपने मँगाई उसे बंद करने के लिए ऐसे किसी भी संदेश का लिंक खोलें और एक बटन दबाएँ। हम आपका अनुरोध और पता तुरंत मिटा देते हैं।',
          'सहमति वापस लेने से पहले जो किया गया वह वैध रहता है।',
        ],
        link: { label: 'सहमति कैसे वापस लें', to: '/privacy/rights#withdraw' },
      },
      {
        id: 'rights',
        heading: 'आपके अधिकार',
        paragraphs: [
          'आप पूछ सकते हैं कि हमारे पास आपका कौन-सा डेटा है और किससे साझा हुआ, उसे ठीक, पूरा या मिटवा सकते हैं, किसी को नामित कर सकते हैं जो आपकी ओर से ये अधिकार इस्तेमाल करे, और हमसे शिकायत कर सकते हैं।',
          'यदि आप यूरोपीय संघ या यूनाइटेड किंगडम में हैं, तो आप अपना डेटा फ़ाइल के रूप में भी माँग सकते हैं, उसके उपयोग पर आपत्ति कर सकते हैं, उपयोग सीमित करवा सकते हैं, और अपने यहाँ के प्राधिकरण से शिकायत कर सकते हैं। आपके डेटा का हम जो करते हैं उसका आधार आपकी सहमति है।',
        ],
        link: { label: 'अपने अधिकार कैसे इस्तेमाल करें', to: '/privacy/rights' },
      },
      {
        id: 'contact',
        heading: 'प्रश्न और शिकायतें',
        paragraphs: ['{PRIVACY_CONTACT}, {BRAND}, {OFFICE}: {PRIVACY_EMAIL}, {PUBLIC_PHONE}।'],
      },
      {
        id: 'board',
        heading: 'भारतीय डेटा संरक्षण बोर्ड',
        paragraphs: ['यदि शिकायत पर हमारे उत्तर से आप संतुष्ट न हों, तो आप बोर्ड से शिकायत कर सकते हैं।'],
        link: { label: 'बोर्ड का पता', to: '{DATA_PROTECTION_BOARD}' },
      },
    ],
  },
}
