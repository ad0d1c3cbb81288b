-- older programs: go on
ALTER TABLE "price_change_items" DROP CONSTRAINT "price_change_items_prices";--> statement-breakpoint
ALTER TABLE "price_changes" DROP CONSTRAINT "price_changes_kind";--> statement-breakpoint
ALTER TABLE "price_changes" DROP CONSTRAINT "price_changes_value";--> statement-breakpoint
ALTER TABLE "price_change_items" ADD CONSTRAINT "price_change_items_prices" CHECK ("price_change_items"."before_cents" >= 0 and "price_change_items"."after_cents" > 0 and "price_change_items"."before_cents" <> "price_change_items"."after_cents");--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_kind" CHECK ("price_changes"."kind" in ('percent_up','percent_down','amount_up','amount_down','written'));--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_value" CHECK ("price_changes"."value" > 0 or "price_changes"."kind" = 'written');