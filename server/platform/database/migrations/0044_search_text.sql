-- older programs: go on
-- What a search of the dashboard compares (decision 0078): `squeezed` of shared/domain/platform/fold-text.ts.
CREATE FUNCTION "search_text"(VARIADIC "texts" text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
  said text := array_to_string(texts, chr(10));
BEGIN
  IF octet_length(said) = char_length(said) THEN
    RETURN translate(lower(said), '''`- 	', '');
  END IF;
  said := regexp_replace(normalize(translate(said, '`´‘’‚‛ʹʻʼʽˈ′‵＇‐‑‒–—―−﹣－⁃               　	', '''''''''''''''''''''''''''''----------                 '), nfd), '[̀-ͯ҃-֑҇-ֽً-ٰٟ᪰-᫿᷀-᷿⃐-⃿︠-︯­​-‏‪-‮⁠-⁤︀-️﻿]', '', 'g');
  said := replace(said, 'ß', 'ss');
  said := replace(said, 'ẞ', 'ss');
  said := replace(said, 'ﬁ', 'fi');
  said := replace(said, 'ﬂ', 'fl');
  said := replace(said, 'æ', 'ae');
  said := replace(said, 'Æ', 'ae');
  said := replace(said, 'œ', 'oe');
  said := replace(said, 'Œ', 'oe');
  said := replace(said, 'þ', 'th');
  said := replace(said, 'Þ', 'th');
  RETURN translate(lower(translate(said, 'łŁđĐøØħĦıðÐςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ', 'llddoohhiddσαβγδεζηθικλμνξοπρστυφχψωѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюя0123456789abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz')), '''- ', '');
END $$;
