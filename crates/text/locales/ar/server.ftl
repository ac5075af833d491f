### خادم الويب: ما يكتبه في الطرفية، وما يجيب به عن الطلبات. $value: منفذ؛ لا نقطة في الأخطاء.

server-ready = خمسين جاهز في متصفحك: { $text }
server-network = على الشبكة المحلية: { $text }
server-no-network = ليس لهذا الجهاز عنوان على شبكة محلية: صِله بها وابدأ من جديد
server-next-port = المنفذ { $value } مشغول، فيستعمل خمسين أول منفذ خالٍ بعده.
server-end = لإنهائه اضغط { LATIN("Ctrl-C") }.
server-without-app = بُني هذا البرنامج بلا تطبيق الويب: ثبّت { LATIN("Node.js") } ونفّذ { LATIN("make run") } في مجلد خمسين
server-port-taken = المنفذ { $value } مشغول ببرنامج آخر: أنهِ ذلك البرنامج، أو اختر منفذًا آخر بالخيار { LATIN("--port") }
server-port-refused = لا يمكن استعمال المنفذ { $value } ({ $reason }): اختر منفذًا آخر بالخيار { LATIN("--port") } من 1024 فصاعدًا
server-not-found = لا شيء في { $text }: ابدأ من { LATIN("/") }
server-method = لا يصلح { $name } مع { $text }: في ترويسة { LATIN("Allow") } من هذا الجواب ما يصلح
server-not-json = يجب أن يحمل الطلب { LATIN("JSON") }: أرسله بالترويسة { LATIN("Content-Type: application/json") }
server-json = هذا ليس { LATIN("JSON") } ({ $reason }): أرسل كائنًا كما تصفه الواجهة
server-fields = تتعذر قراءة الطلب ({ $reason }): أرسل الحقول التي تصفها الواجهة
server-query = تتعذر قراءة العنوان ({ $reason }): أعطِ الوسائط التي تصفها الواجهة
server-too-large = الطلب أطول مما ينبغي: أرسل { $most } كيبيبايت على الأكثر
server-bound = الحقل { $name } خارج الحدود: اختر عددًا من 1 إلى { $most }
server-too-many = هذه طلبات أكثر مما ينبغي: أعد المحاولة بعد { $count } ث
server-busy = أماكن التحليل كلها مشغولة: أعد المحاولة بعد قليل
server-slow = طال الجواب أكثر مما ينبغي: اطلب أقل من ذلك، أو أعد المحاولة بعد قليل
server-not-ready = الخادم ليس جاهزًا بعد: أعد المحاولة بعد قليل
server-origin = يأتي هذا الطلب من صفحة لها عنوان آخر: افتح خمسين نفسه
server-internal = في الخادم عطل يذكره سجلّه: أعد المحاولة، أو اسأل من يشغّله

## الصفوف والرموز.

server-class-none = لا صف بهذا الرمز: راجع حروفه وأرقامه الخمسة
server-class-no-pupil = لا تلميذ بهذا الرقم في هذا الصف: راجع الرقم
server-class-not-teacher = هذا للمعلّم وحده: استعمل المتصفح الذي أُنشئ فيه الصف
server-class-removed = أخرجك المعلّم من هذا الصف: اسأله
server-class-ended = انتهى هذا الصف: أنشئ صفًا آخر أو انضم إلى غيره
server-class-paused = الصف متوقف مؤقتًا: استأنفه أولًا
server-class-full = هذا الصف ممتلئ: اطلب من المعلّم أن ينشئ صفًا ثانيًا
server-class-no-name = ينقص الاسم الأول: اكتبه
server-class-name-taken = في الصف من له هذا الاسم: أضف حرفًا إلى اسمك
server-class-too-few = تحتاج الجولة إلى تلميذين: انتظر حتى ينضم آخر
server-class-running = ما زالت مباريات من هذه الجولة جارية: انتظرها أو أوقفها
server-class-other-round = بدأت جولة أخرى: انظر إلى الصف من جديد
server-class-days = تُحفظ الأسماء من يوم واحد إلى 366 يومًا: اختر عددًا في هذه الحدود
server-qr-text = يسع الرمز نصًا من 1 إلى 300 حرف: أرسل نصًا باسم { LATIN("text") }
