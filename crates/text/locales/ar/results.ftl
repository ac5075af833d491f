### من فاز، وكيف، وما قيمة ذلك.

side-first = الأول
side-second = الثاني

## أنواع النتائج

kind-total = نصر تام
kind-grand = نصر كبير
kind-small = نصر صغير
kind-draw = تعادل
kind-points = نصر بالنقاط
kind-breakthrough = اختراق
kind-blocked = نصر بسد الطرق

## مباراة واحدة. $winner: اسم طرف; $kind: أحد الأنواع أعلاه.

result-win = يفوز { $winner }: { $kind }
result-draw = المباراة تعادل
result-over = انتهت المباراة

## النقاط. $first, $second: أعداد.

points-win = { $points ->
        [zero] لا ينال { $winner } أي نقطة
        [one] ينال { $winner } نقطة واحدة
        [two] ينال { $winner } نقطتين
        [few] ينال { $winner } { $points } نقاط
        [many] ينال { $winner } { $points } نقطةً
       *[other] ينال { $winner } { $points } نقطة
    }
points-draw = { $points ->
        [zero] لا ينال أي طرف نقاطًا
        [one] ينال كل طرف نقطة واحدة
        [two] ينال كل طرف نقطتين
        [few] ينال كل طرف { $points } نقاط
        [many] ينال كل طرف { $points } نقطةً
       *[other] ينال كل طرف { $points } نقطة
    }
# خطوط مباراة واحدة من باهتوم.
points-lines = الأول { $first }، الثاني { $second }
# $one, $two: اسما اللاعبين.
match-score = { $one } { $first } – { $second } { $two }
