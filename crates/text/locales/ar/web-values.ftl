### قيم المعاملات بالكلمات، والقوائم.

web-value-true = نعم
web-value-false = لا
web-value-size = { $value } × { $value } خانات
web-value-points = التام { $total }، والكبير { $grand }، والصغير { $small }، والتعادل { $draw }
web-value-opening-free = حر
web-value-starter-last-placer = من وضع آخرًا
web-value-starter-first-placer = من وضع أولًا
web-value-move-step = خانة واحدة
web-value-move-slide = إلى حيث يخلو الطريق
web-value-capture-optional = اختياري
web-value-capture-mandatory = واجب
web-value-chain-none = لا
web-value-chain-optional = اختيارية
web-value-chain-mandatory = واجبة
web-value-blocked-pass-unblock = يمرّر دوره، ويجب تحريره
web-value-blocked-remove = يرفع قطعة للخصم ثم يتحرك
web-value-blocked-pass = يمرّر دوره
web-value-blocked-lose = يخسر
web-value-cannot-unblock-loss = يخسر
web-value-cannot-unblock-count = تُعدّ القطع
web-value-barrier-none = لا شيء
web-value-barrier-count = ينهي المباراة: يفوز صاحب القطع الأكثر
web-value-barrier-builder = ينهي المباراة: يفوز من بناه
web-value-barrier-both = ينهي المباراة حين يكون لكل طرف حاجز
web-value-barrier-shape-straight = مستقيم
web-value-barrier-shape-connected = متصل
web-value-endless-count = تُعدّ القطع
web-value-endless-draw = تعادل
web-value-neutral-setup-players = اللاعبان
web-value-neutral-setup-random = القرعة
web-value-edition-de = النص الألماني
web-value-edition-en = النص الإنجليزي
web-parameter-is = { $label }: { $value }
web-list = { $one }، { $two }
# $name: a rule set; $text: what was changed in it.
web-ruleset-changed = { $name } ({ $text })
