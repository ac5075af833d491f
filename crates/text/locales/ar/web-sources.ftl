### صفحة المصادر: الأوراق والمصادر الأخرى والتراخيص. $sheet و$other و$house أعداد بنود.

web-nav-sources = المصادر
web-sources-lead = كل قاعدة هنا تقول ممن هي. لا نقدّم شيئًا قررناه بأنفسنا على أنه تقليد، وحيث لا يعرف أحد نقول ذلك.
web-sources-sheets = أوراق القواعد الخمس
web-sources-sheets-text = يُلعب خمسين بحسب خمس أوراق مطبوعة. وما تزعمه عن أصل ألعابها زعمها هي لا زعمنا.
web-sources-counts = بنود من الورقة: { $sheet }. من مصدر آخر: { $other }. قرارات منّا: { $house }.
web-sources-unknown = ما لا يُعرف
web-sources-print = اطبع الرقعة والقطع والقواعد
web-sources-outside = مصادر أخرى
web-sources-outside-text = حيث تسكت الورقة أو ضاع منها رسم تعين أوصاف أخرى. وبعضها لم نقرأه إلا كما يرويه غيرنا، ونقول ذلك.
web-sources-used = { $count ->
        [zero] لا يستند إليه أي بند.
        [one] يستند إليه بند واحد.
        [two] يستند إليه بندان.
        [few] تستند إليه { $count } بنود.
        [many] يستند إليه { $count } بندًا.
       *[other] يستند إليه { $count } بند.
    }
web-sources-licences = التراخيص
web-sources-licence-own = خمسين ورسومه ونصوصه حرة، برخصة { LATIN("MIT") } أو رخصة { LATIN("Apache 2.0") } كما تشاء.
web-sources-licence-sheets = تُروى القواعد بكلماتنا نحن. أما الأوراق نفسها فلأصحابها، وليست جزءًا من خمسين.
web-sources-licence-others = بُنيت الصفحة بأداتي { LATIN("Svelte (MIT)") } و{ LATIN("Fluent (Apache-2.0)") }. وهي لا تحمّل شيئًا من مكان آخر ولا ترسل شيئًا.
